// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, expectAbsent, loadBy, openExam, review, tutorExam, useExamFixtures } from './examFixtures';

const { aQuiz, enter } = useExamFixtures();

describe('what each role finds in the exam', () => {
  it('shows students in review their feedback, no comments, no guide, no author', async () => {
    await enter(review(await aQuiz('student')), 'student');
    await openExam();
    expect(button('Question feedback')).toBeInTheDocument();
    await expectAbsent('button', 'Comment');
    await expectAbsent('button', 'Open guide');
    expect(screen.getByRole('tab', { name: 'Feedback' })).toBeInTheDocument();
  });

  it('shows students who sit a quiz none of it', async () => {
    await enter(`/exam/${await aQuiz('student', { status: 'IN_PROGRESS' })}/1`, 'student');
    await openExam();
    await expectAbsent('button', 'Question feedback');
    await expectAbsent('button', 'Comment');
    await expectAbsent('tab');
  });

  it('shows students at the address of the tutor mode a quiz like any other', async () => {
    await enter(tutorExam(await aQuiz('student', { status: 'IN_PROGRESS', tutorOn: true })), 'student');
    await openExam();
    await expectAbsent('tab');
  });

  it('shows tutors in tutor mode explanation, comments, guide, their form and their progress', async () => {
    await enter(tutorExam(await aQuiz('tutor', { status: 'IN_PROGRESS', tutorOn: true })), 'tutor');
    await openExam();
    expect(await screen.findByRole('tabpanel', { name: 'Explanation' })).toHaveTextContent('is right');
    expect(button('Comment')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Open guide' })).toBeInTheDocument();
    await expectAbsent('button', 'Question feedback');
    expect(screen.getByText('rated 0 of 3')).toBeInTheDocument();
    await loadBy(await screen.findByRole('tab', { name: 'Feedback' }));
    expect(await screen.findByRole('group', { name: 'Stem' })).toBeInTheDocument();
    await expectAbsent('region', 'Tutor feedback');
  });

  it('shows administrators in review comments, both lists of feedback, the author', async () => {
    const app = await enter(review(await aQuiz('admin')), 'admin');
    await openExam();
    expect(button('Comment')).toBeInTheDocument();
    await expectAbsent('button', 'Open guide');
    await loadBy(await screen.findByRole('tab', { name: 'Feedback' }));
    expect(await screen.findByRole('region', { name: 'Tutor feedback' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Student feedback' })).toBeInTheDocument();
    await expectAbsent('group', 'Stem');
    await app.user.click(screen.getByRole('tab', { name: 'Info' }));
    expect(await screen.findByText('Author')).toBeInTheDocument();
  });
});
