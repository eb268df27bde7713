import './panel.css';
import type { Fault } from '@/demo/api/faults';
import type { MailRecord } from '@/demo/database/records';
import { button, element } from '@/demo/pages/element';
import type { Scale } from '@/demo/seed/scale';
import { formatDateTime } from '@/shared/format/dates';

export interface DemoPanelOptions {
  readonly fault: Fault;
  readonly onFault: (fault: Fault) => void;
  /** Deletes everything done in the demo; the page reloads afterwards. */
  readonly onReset: (scale: Scale) => Promise<void>;
  /** Mails, latest first. */
  readonly loadMails: () => Promise<readonly MailRecord[]>;
}

const FAULT_NAMES: readonly (readonly [Fault, string])[] = [
  ['none', 'Normal'],
  ['slow', 'Slow'],
  ['errors', 'Errors'],
  ['offline', 'Offline'],
];

function faultSelect({ fault, onFault }: DemoPanelOptions): HTMLElement {
  const select = element('select', { attributes: { name: 'demo-backend' } });
  for (const [value, text] of FAULT_NAMES) {
    const option = element('option', { text, attributes: { value } });
    option.selected = value === fault;
    select.append(option);
  }
  select.addEventListener('change', () => {
    const chosen = FAULT_NAMES.find(([value]) => value === select.value);
    if (chosen !== undefined) onFault(chosen[0]);
  });
  return element('label', { className: 'demo-panel-row' }, element('span', { text: 'Backend' }), select);
}

const failureText = (cause: unknown): HTMLElement =>
  element('span', {
    text: `Not possible: ${cause instanceof Error ? cause.message : String(cause)}`,
    attributes: { role: 'alert' },
  });

/** Asks in place: a browser dialog would stop the page's exam clock. */
function resetRow({ onReset }: DemoPanelOptions): HTMLElement {
  const row = element('div', { className: 'demo-panel-row' });
  const showReset = (): HTMLButtonElement => {
    const reset = button('Reset demo data', () => showConfirm('month'), 'demo-panel-button');
    const fill = button('Load 10,000 quizzes', () => showConfirm('large'), 'demo-panel-button');
    row.replaceChildren(reset, fill);
    return reset;
  };
  const showConfirm = (scale: Scale): void => {
    const confirm = button(
      scale === 'month' ? 'Reset' : 'Load',
      () => {
        row.replaceChildren(
          element('span', { text: 'Preparing the data …', attributes: { role: 'status' } }),
        );
        onReset(scale).catch((cause: unknown) => {
          showReset();
          row.append(failureText(cause));
        });
      },
      'demo-panel-button',
    );
    const keep = button('Cancel', () => showReset().focus(), 'demo-panel-button');
    const question = element('span', {
      text: 'Forget all that was done here?',
      attributes: { role: 'status' },
    });
    row.replaceChildren(question, confirm, keep);
    keep.focus();
  };
  showReset();
  return row;
}

function mailItem({ to, subject, text, link, sentAt }: MailRecord): HTMLElement {
  return element(
    'li',
    {},
    element('strong', { text: subject }),
    element('p', { text: `To ${to}, ${formatDateTime(sentAt)}` }),
    element('p', { text }),
    ...(link === undefined ? [] : [element('a', { text: link.label, attributes: { href: link.href } })]),
  );
}

const mailList = (mails: readonly MailRecord[]): HTMLElement =>
  mails.length === 0
    ? element('p', { text: 'No mails yet.' })
    : element('ul', { className: 'demo-panel-mails' }, ...mails.map(mailItem));

/** Mounts the panel in its own element at the end of the page, outside the app. */
export function mountDemoPanel(options: DemoPanelOptions): void {
  const mails = element('div');
  const body = element(
    'div',
    { className: 'demo-panel-body', attributes: { id: 'demo-panel-body' } },
    faultSelect(options),
    resetRow(options),
    element('h2', { text: 'Mails sent' }),
    mails,
  );
  body.hidden = true;

  const toggle = button('Demo', () => show(!isOpen), 'demo-panel-toggle');
  toggle.setAttribute('aria-controls', body.id);
  let isOpen = false;
  const show = (open: boolean): void => {
    isOpen = open;
    body.hidden = !open;
    toggle.setAttribute('aria-expanded', String(open));
    if (!open) return;
    void options
      .loadMails()
      .then(mailList, failureText)
      .then((shown) => mails.replaceChildren(shown));
  };
  show(false);

  const panel = element(
    'section',
    { className: 'demo-panel', attributes: { 'aria-label': 'Demo panel' } },
    body,
    toggle,
  );
  panel.addEventListener('keydown', (event) => {
    // Keys pressed here must not act as shortcuts of the exam.
    event.stopPropagation();
    if (event.key !== 'Escape' || !isOpen) return;
    show(false);
    toggle.focus();
  });
  document.body.append(panel);
}
