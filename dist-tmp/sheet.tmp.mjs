import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const names = process.argv.slice(3);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1500, height: 800 } });
const imgs = names.map(n => `<figure style="margin:4px;display:inline-block"><img style="max-width:730px;max-height:520px" src="data:image/png;base64,${readFileSync('src/demo/figures/images/' + n + '.png').toString('base64')}"><figcaption>${n}</figcaption></figure>`).join('');
await p.setContent(`<body style="margin:0;background:#ccc">${imgs}</body>`);
await p.screenshot({ path: process.argv[2], fullPage: true });
await b.close();
