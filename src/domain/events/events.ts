import { createAction } from '@reduxjs/toolkit';

/** A visitor opened an item of the main menu, by its name. */
export const menuItemOpened = createAction<{ readonly item: string }>('events/menuItemOpened');
