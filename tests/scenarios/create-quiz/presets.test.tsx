// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '@/demo/testing';
import { presets as presetRecord } from '@/features/create-quiz/presets/presetRecord';
import { STUDENT } from '../../demo/quizzes';
import { announceElsewhere, rawStore } from '../../rawStore';
import { type BuilderPage, openBuilder, usePlainMedia } from './builderPage';

const WITHOUT_SURGERY = [1, 2, 3].map((number) =>
  buildQuestion(`q${number}`, {
    disciplines: ['Pathology'],
    organSystems: ['Renal & Urinary'],
    examTypes: ['Step 2'],
    topics: ['Colic'],
    subtopics: [],
  }),
);

const presets = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Presets' });
const names = async () => [...(await presets()).options].map(({ text }) => text);

async function choose({ user }: BuilderPage, name: string): Promise<void> {
  await screen.findByLabelText('Select all Discipline');
  const select = await presets();
  await user.selectOptions(select, within(select).getByRole('option', { name }));
}

async function save({ user, press }: BuilderPage, name: string): Promise<void> {
  await press('Save as preset');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as preset' }));
  await user.type(dialog.getByRole('textbox', { name: 'Preset name' }), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('a preset', () => {
  usePlainMedia();

  it('offers a preset when the page opens in Power Search, and leads to the categories', async () => {
    const page = await openBuilder('student', {
      handlers: [
        http.get('*/qlearn/user/preference/:id', () =>
          HttpResponse.json({ quizMode: 'POWER_SEARCH', userAcknowledged: true }),
        ),
      ],
    });
    expect(await screen.findByRole('switch', { name: 'Power Search On' })).toBeChecked();
    const select = await presets();
    await page.user.selectOptions(
      select,
      within(select).getByRole('option', { name: 'Exam block: 20 items, 30 minutes' }),
    );
    expect(await screen.findByLabelText('Select all Discipline')).toBeChecked();
    expect(screen.getByLabelText('# of Questions')).toHaveValue('20');
  });

  it('chooses all categories and unused questions, and cannot be renamed or deleted', async () => {
    const page = await openBuilder();
    await choose(page, 'Exam block: 20 items, 30 minutes');
    await waitFor(() => expect(screen.getByLabelText('Select all Discipline')).toBeChecked());
    expect(screen.getByLabelText('Select all Organ System')).toBeChecked();
    expect(screen.getByLabelText('Select all Exam Type')).toBeChecked();
    expect(screen.getByLabelText('Unused')).toBeChecked();
    expect(screen.getByLabelText('Correct')).not.toBeChecked();
    expect(screen.getByLabelText('Timer')).toBeChecked();
    expect(screen.getByLabelText('# of Questions')).toHaveValue('20');
    // The selection is counted again.
    await waitFor(() => expect(page.sent('/quiz/categories/questions')).toHaveLength(1));
    expect(await screen.findByRole('meter', { name: /^Today: 0 of \d+ questions$/ })).toBeVisible();
    for (const name of ['Rename preset', 'Delete preset']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await page.press(name);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }

    await page.tick('Timer');
    expect(await presets()).toHaveDisplayValue('Presets');
  });

  it('saves a preset under a unique name, lets it be chosen, renamed and deleted, and keeps it', async () => {
    const page = await openBuilder();
    await page.tick('Surgery', 'Select all Organ System', 'Step 2', 'Incorrect');
    await save(page, 'quick TEN,untimed');
    expect(await screen.findByText('There is a preset of this name already')).toBeVisible();
    await page.user.clear(screen.getByRole('textbox', { name: 'Preset name' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Preset name' }), 'Missed surgery{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await presets()).toHaveDisplayValue('Missed surgery');

    await choose(page, 'Quick ten, untimed');
    await waitFor(() => expect(screen.getByLabelText('Pathology')).toBeChecked());
    await choose(page, 'Missed surgery');
    await waitFor(() => expect(screen.getByLabelText('Pathology')).not.toBeChecked());
    expect(screen.getByLabelText('Surgery')).toBeChecked();
    expect(screen.getByLabelText('Step 1')).not.toBeChecked();
    expect(screen.getByLabelText('Incorrect')).toBeChecked();

    await page.press('Rename preset');
    const name = await screen.findByRole('textbox', { name: 'Preset name' });
    await page.user.clear(name);
    await page.user.type(name, '<i>Knife</i>{Enter}');
    await waitFor(async () => expect(await names()).toContain('<i>Knife</i>'));
    page.unmount();

    const again = await openBuilder();
    await waitFor(async () => expect(await names()).toContain('<i>Knife</i>'));
    await choose(again, '<i>Knife</i>');
    await waitFor(() => expect(screen.getByLabelText('Surgery')).toBeChecked());
    await again.press('Delete preset');
    const question = within(await screen.findByRole('dialog', { name: 'Delete ‘<i>Knife</i>’?' }));
    await again.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await names()).not.toContain('<i>Knife</i>'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete preset' })).toHaveFocus());
    expect(screen.getByLabelText('Surgery')).toBeChecked();
  });

  it('chooses a preset once it is saved, when a built-in one fills the form alike', async () => {
    const page = await openBuilder();
    await choose(page, 'Quick ten, untimed');
    await waitFor(() => expect(screen.getByLabelText('Unused')).toBeChecked());
    await save(page, 'Evenings');
    await waitFor(async () => expect(await presets()).toHaveDisplayValue('Evenings'));
    expect(screen.getByRole('button', { name: 'Delete preset' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows, renames and removes a preset as another tab writes it', async () => {
    const page = await openBuilder();
    await page.tick('Surgery');
    await save(page, 'Mine');
    await waitFor(async () => expect(await names()).toContain('Mine'));
    const [mine] = await presetRecord.list(STUDENT);
    if (mine === undefined) throw new Error('It was not saved.');
    const writeElsewhere = async (name: string | undefined) => {
      const record = name === undefined ? undefined : presetRecord.encode({ ...mine.value, name }, 1);
      await rawStore('presets').write(STUDENT, 'elsewhere', record);
      announceElsewhere(STUDENT, 'presets', ['elsewhere']);
    };
    await writeElsewhere('Theirs');
    await waitFor(async () => expect(await names()).toContain('Theirs'));
    await writeElsewhere('Renamed');
    await waitFor(async () => expect(await names()).toContain('Renamed'));
    expect(await names()).not.toContain('Theirs');
    await writeElsewhere(undefined);
    await waitFor(async () => expect(await names()).not.toContain('Renamed'));
    expect(await names()).toContain('Mine');
  });

  it('names the category that the bank no longer has', async () => {
    const page = await openBuilder();
    await page.tick('Surgery', 'Pathology', 'Select all Organ System', 'Step 2', 'Unused');
    await save(page, 'Both');
    await waitFor(async () => expect(await presets()).toHaveDisplayValue('Both'));
    page.unmount();

    const again = await openBuilder('student', { backendOptions: { questions: WITHOUT_SURGERY } });
    await waitFor(async () => expect(await names()).toContain('Both'));
    await choose(again, 'Both');
    expect(
      await screen.findByText(
        'The bank no longer has ‘Surgery’, ‘Cardiovascular’. The rest of ‘Both’ is chosen.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Pathology')).toBeChecked());
  });
});
