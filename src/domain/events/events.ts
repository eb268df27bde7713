import { createAction } from '@reduxjs/toolkit';

declare module '@/shared/remote/sagaContext' {
  interface EventNames {
    readonly 'menu item opened': true;
    readonly 'quiz created': true;
    readonly 'quiz completed': true;
    readonly 'review started': true;
    readonly 'session ended': true;
    readonly 'session started': true;
    readonly 'video opened': true;
  }
}

export const menuItemOpened = createAction<{ readonly item: string }>('events/menuItemOpened');
