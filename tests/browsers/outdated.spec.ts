import { test } from './fixtures';

test('says that the browser is too old when a script of the first load cannot be parsed', async ({
  app,
  site,
}) => {
  site.sendUnparsable();
  for (const path of ['/login', '/create-quiz']) {
    await app.open(path);
    await app.role('heading', 'This browser is too old for QLearn').see();
    await app.text(/^QLearn needs Chrome or Edge 120, Firefox 125, Safari 17, or a newer version\./).see();
    await app.role('button').seeGone();
  }
  await app.seeAccessible('a browser that is too old');
});
