// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { assignKey } from '@/domain/preferences/shortcuts';
import * as answerOptions from '@/features/exam/question/AnswerOptions';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
});

async function enterExam() {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup');
  return app;
}

const labValues = () => within(screen.getByRole('region', { name: 'Lab values' }));
const rowOf = (name: string) => labValues().getByText(name, { selector: 'th' }).closest('tr');

describe('the lab values', () => {
  it('opens the lab values by their button, shows four groups, and closes them by it', async () => {
    const { user } = await enterExam();
    const button = screen.getByRole('button', { name: 'Lab values' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await labValues().findByRole('searchbox', { name: 'Search lab values' })).toHaveFocus();
    expect(
      labValues()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Serum', 'Hematologic', 'Cerebrospinal fluid', 'Urine and other']);
    expect(rowOf('Sodium')).toHaveTextContent('136–146');
    expect(rowOf('Sodium')).toHaveTextContent('mEq/L');
    await user.click(labValues().getByRole('tab', { name: 'Hematologic' }));
    expect(rowOf('Hemoglobin')).toHaveTextContent('Men 13.5–17.5');
    expect(labValues().getByText(/^National Board of Medical Examiners/)).toBeVisible();
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Lab values' })).not.toBeInTheDocument();
  });

  it('renders ahead, hidden, and leaves the focus and the keys to the question', async () => {
    const { user } = await enterExam();
    const sodium = await screen.findByText('Sodium', { selector: 'th' });
    expect(sodium).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lab values' })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    await user.keyboard('b');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Lab values' }));
    expect(sodium).toBeVisible();
    expect(labValues().getByRole('searchbox')).toHaveFocus();
  });

  it('changes to SI units', async () => {
    const { user } = await enterExam();
    await user.keyboard('v');
    await user.click(await screen.findByRole('switch', { name: 'SI units' }));
    expect(rowOf('Creatinine')).toHaveTextContent('53–106');
    expect(rowOf('Creatinine')).toHaveTextContent('µmol/L');
  });

  it('searches all groups, and Escape clears the search before it closes the panel', async () => {
    const { user } = await enterExam();
    await user.keyboard('v');
    const search = await screen.findByRole('searchbox', { name: 'Search lab values' });
    await user.type(search, 'glucose');
    await labValues().findByRole('table', { name: 'Cerebrospinal fluid' });
    expect(rowOf('Glucose, CSF')).toHaveTextContent('40–70');
    expect(labValues().getByRole('status')).toHaveTextContent('lab values found');
    await user.clear(search);
    await user.type(search, 'xyz');
    expect(await labValues().findByText('No lab value found')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(await labValues().findByText('Sodium', { selector: 'th' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Lab values' })).not.toBeInTheDocument();
  });

  it('keeps its state over items and while closed, and leaves the question alone', async () => {
    const question = vi.spyOn(answerOptions, 'AnswerOptions');
    const { user } = await enterExam();
    expect(question).toHaveBeenCalled();
    question.mockClear();
    await user.keyboard('v');
    await user.type(await screen.findByRole('searchbox', { name: 'Search lab values' }), 'creat');
    await user.click(labValues().getByRole('switch', { name: 'SI units' }));
    await waitFor(() => expect(rowOf('Creatinine')).toHaveTextContent('53–106'));
    expect(question).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    expect(labValues().getByRole('searchbox')).toHaveValue('creat');
    await user.click(labValues().getByRole('button', { name: 'Close panel' }));
    await user.keyboard('v');
    expect(labValues().getByRole('searchbox')).toHaveValue('creat');
    expect(labValues().getByRole('switch', { name: 'SI units' })).toBeChecked();
  });

  it('takes the focus, and returns it to its former control', async () => {
    const { user } = await enterExam();
    const option = screen.getByRole('radio', { name: 'A. First' });
    option.focus();
    await user.keyboard('v');
    expect(await screen.findByRole('searchbox', { name: 'Search lab values' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(option).toHaveFocus();
    await user.keyboard('b');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
  });
});

const calculator = () => within(screen.getByRole('region', { name: 'Calculator' }));
const result = () => calculator().getByRole('status', { name: 'Result' });

describe('the calculator', () => {
  it('computes what is typed while it has the focus, and the answer keys work again after it', async () => {
    const { user } = await enterExam();
    await user.keyboard('x');
    await screen.findByRole('status', { name: 'Result' });
    await user.keyboard('0.1+0.2{Enter}');
    expect(result()).toHaveTextContent(/^0\.3$/);
    await user.keyboard('/0=');
    expect(result()).toHaveTextContent('Cannot divide by zero');
    expect(screen.getByRole('radio', { name: 'A. First' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Calculator' })).not.toBeInTheDocument();
    await user.keyboard('1');
    expect(screen.getByRole('radio', { name: 'A. First' })).toBeChecked();
  });

  it('computes by its keys and by what is typed, and keeps its result over the next item', async () => {
    const { user } = await enterExam();
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    await screen.findByRole('status', { name: 'Result' });
    screen.getByRole('radio', { name: 'A. First' }).focus();
    for (const name of ['2', 'Add', '3', 'Multiply'])
      await user.click(calculator().getByRole('button', { name }));
    await user.keyboard('4=');
    expect(result()).toHaveTextContent(/^20$/);
    expect(screen.getByRole('radio', { name: 'A. First' })).not.toBeChecked();
    await user.click(calculator().getByRole('button', { name: 'Memory add' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(result()).toHaveTextContent(/^20$/);
    await user.click(calculator().getByRole('button', { name: 'Clear all' }));
    await user.click(calculator().getByRole('button', { name: 'Memory recall' }));
    expect(result()).toHaveTextContent(/^20$/);
  });

  it('copies its result, and takes a pasted number', async () => {
    const { user } = await enterExam();
    await user.keyboard('x');
    await screen.findByRole('status', { name: 'Result' });
    await user.paste('1,234.5');
    expect(result()).toHaveTextContent(/^1234\.5$/);
    await user.click(calculator().getByRole('button', { name: 'Copy result' }));
    expect(await navigator.clipboard.readText()).toBe('1234.5');
    expect(await screen.findByText('Result copied')).toBeVisible();
  });

  it('takes the place of the lab values', async () => {
    const { user } = await enterExam();
    await user.click(screen.getByRole('button', { name: 'Lab values' }));
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    expect(await screen.findByRole('region', { name: 'Calculator' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Lab values' })).not.toBeInTheDocument();
  });
});

describe('the shortcuts of the tools', () => {
  it('takes another key in the overview, and refuses one that is in use', async () => {
    // An assigned key is remembered for the lifetime of the page.
    onTestFinished(() => assignKey('labValues', 'V'));
    const { user } = await enterExam();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const change = dialog.getByRole('button', { name: 'Change key for Open or close the lab values' });
    for (const [key, reason] of [
      ['m', 'M is in use: Mark the item.'],
      ['c', 'C is in use: Choose an option.'],
      ['7', '7 is in use: Choose an option.'],
      ['n', 'N is in use: Previous and next item.'],
      ['{Enter}', 'Choose a key that types a letter or a sign.'],
    ] as const) {
      await user.click(change);
      expect(change).toHaveAccessibleName('Press a key for Open or close the lab values');
      await user.keyboard(key);
      expect(dialog.getByRole('alert')).toHaveTextContent(reason);
    }
    await user.click(change);
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /^Open or close the lab values ?V$/ })).toBeChecked();
    await user.click(change);
    await user.keyboard('z');
    expect(dialog.getByRole('checkbox', { name: /^Open or close the lab values ?Z$/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('v');
    expect(screen.queryByRole('region', { name: 'Lab values' })).not.toBeInTheDocument();
    await user.keyboard('z');
    expect(await screen.findByRole('region', { name: 'Lab values' })).toBeInTheDocument();
  });
});
