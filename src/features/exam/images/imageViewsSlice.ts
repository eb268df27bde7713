import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { loggedOut } from '@/shared/store/loggedOut';
import type { RootState } from '@/shared/store/rootState';
import type { ImageView } from './imageViewModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'exam/imageViews': ImageViews;
  }
}

/** By name of the image; absent as long as nothing has been changed. */
type ImageViews = Readonly<Record<string, ImageView>>;

const initialState: ImageViews = {};

/** How the images of the attempt are shown in the image viewer, until the exam is left. */
export const imageViewsSlice = createSlice({
  name: 'exam/imageViews',
  initialState: (): ImageViews => initialState,
  reducers: {
    imageViewed: (
      views,
      { payload: { imageName, view } }: PayloadAction<{ imageName: string; view: ImageView }>,
    ): ImageViews => ({ ...views, [imageName]: view }),
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, () => initialState).addCase(examLeft, () => initialState),
});

export const { imageViewed } = imageViewsSlice.actions;

export const selectImageView = (root: RootState, imageName: string): ImageView | undefined =>
  (root['exam/imageViews'] ?? initialState)[imageName];
