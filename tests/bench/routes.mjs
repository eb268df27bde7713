const press = (role, name) => (page) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();
const type = (role, name) => (page) => page.getByRole(role, { name }).press('a');

/** The screens behind sign-in, then those of visitors (`role: null`) and administrators, each with its main action. */
export const ROUTES = [
  { path: '/create-quiz', act: press('checkbox', 'Select all Discipline') },
  { path: '/exam/bench40/1', limit: 100, act: press('button', 'Next') },
  // Only a finished quiz has a result.
  { path: '/result/bench40', submitted: 'bench40', act: press('button', 'Incorrect 32') },
  { path: '/quiz-history', act: press('button', 'Next page') },
  { path: '/overall-performance', act: press('tab', 'Topics') },
  { path: '/study', act: press('tab', 'Notebook') },
  { path: '/study', queue: 5_000, act: press('button', 'Switch to dark theme') },
  { path: '/study/exam-day', act: press('button', 'Switch to dark theme') },
  { path: '/study/practice', act: press('button', 'Switch to dark theme') },
  { path: '/study/practice', queue: 5_000, act: press('radio', /^A\. /) },
  { path: '/user-settings', act: press('radio', 'Dark') },
  { path: '/subscriptions', act: press('button', 'Switch to dark theme') },
  { path: '/plans', act: press('button', 'Switch to dark theme') },
  { path: '/payment/success/bench-booking', act: press('button', 'Switch to dark theme') },
  { path: '/register', role: null, act: type('textbox', 'Name') },
  { path: '/question/view/bench-1?token=bench', role: null, act: press('radio', 'A. Dobutamine (1)') },
  { path: '/manage-plans', role: 'ROLE_ADMIN', act: type('searchbox', 'Search plans') },
  { path: '/refund', role: 'ROLE_ADMIN', act: type('searchbox', 'Search by email') },
  { path: '/admin-portal', role: 'ROLE_ADMIN', act: press('tab', 'Coupons') },
  { path: '/feedback-dashboard', role: 'ROLE_ADMIN', act: type('searchbox', 'Search feedback') },
  { path: '/qlink', role: 'ROLE_ADMIN', act: type('textbox', 'Title') },
];

/** Prepares the server for the visit of a route; returns whether the visitor is signed in. */
export function prepareVisit(state, { role = 'ROLE_STUDENT', submitted }) {
  state.submitted.clear();
  if (submitted !== undefined) state.submitted.add(submitted);
  state.role = role ?? 'ROLE_STUDENT';
  return role !== null;
}
