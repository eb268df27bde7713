import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { logout } from '@/shared/store/logout';
import type { RootState } from '@/shared/store/rootState';
import type { ImageView } from './imageViewModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'exam/imageViews': ImageViewsState;
  }
}

/** By name of the image; absent as long as nothing has been changed. */
export type ImageViews = Readonly<Record<string, ImageView>>;

interface ImageViewsState {
  readonly views: ImageViews;
  /** px that the images are wide on the screen, by name. */
  readonly widths: Readonly<Record<string, number>>;
  /** Whether the views that are kept on the device are among them. */
  readonly isLoaded: boolean;
}

const initialState: ImageViewsState = { views: {}, widths: {}, isLoaded: false };

/** How the images of the attempt are shown in the image viewer. */
export const imageViewsSlice = createSlice({
  name: 'exam/imageViews',
  initialState: (): ImageViewsState => initialState,
  reducers: {
    imageViewed: (
      state,
      { payload: { imageName, view } }: PayloadAction<{ imageName: string; view: ImageView }>,
    ): ImageViewsState => ({ ...state, views: { ...state.views, [imageName]: view } }),
    imageSized: (
      state,
      { payload: { imageName, width } }: PayloadAction<{ imageName: string; width: number }>,
    ): ImageViewsState => ({ ...state, widths: { ...state.widths, [imageName]: width } }),
    /** What was changed before the device was read takes precedence. */
    imageViewsLoaded: (state, { payload }: PayloadAction<ImageViews>): ImageViewsState => ({
      ...state,
      views: { ...payload, ...state.views },
      isLoaded: true,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(logout, () => initialState).addCase(examLeft, () => initialState),
});

export const { imageViewed, imageSized, imageViewsLoaded } = imageViewsSlice.actions;

const selectSlice = (root: RootState): ImageViewsState => root['exam/imageViews'] ?? initialState;

export const selectImageViews = (root: RootState): ImageViews => selectSlice(root).views;

export const selectImageView = (root: RootState, imageName: string): ImageView | undefined =>
  selectImageViews(root)[imageName];

export const selectImageWidth = (root: RootState, imageName: string): number =>
  selectSlice(root).widths[imageName] ?? 0;

export const selectViewsAreLoaded = (root: RootState): boolean => selectSlice(root).isLoaded;
