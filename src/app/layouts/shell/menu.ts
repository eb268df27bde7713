import type { ReactNode } from 'react';
import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import {
  BookIcon,
  ChartIcon,
  CommentIcon,
  HistoryIcon,
  LinkIcon,
  NoteIcon,
  PlanIcon,
  RefundIcon,
  SendIcon,
  SettingsIcon,
  TagsIcon,
} from '@/shared/icons/icons';
import { paths } from '@/shared/routing/paths';

export interface MenuItem {
  readonly name: string;
  readonly to: string;
  readonly Icon: (props: { readonly size?: number }) => ReactNode;
}

const createQuiz: MenuItem = { name: 'Create Quiz', to: paths.createQuiz.to(), Icon: BookIcon };
const history: MenuItem = { name: 'Quiz History', to: paths.quizHistory.to(), Icon: HistoryIcon };
const performance: MenuItem = { name: 'Performance', to: paths.performance.to(), Icon: ChartIcon };
const study: MenuItem = { name: 'Study', to: paths.study.to(), Icon: NoteIcon };
const subscriptions: MenuItem = { name: 'Subscriptions', to: paths.subscriptions.to(), Icon: PlanIcon };
const settings: MenuItem = { name: 'Settings', to: paths.settings.to(), Icon: SettingsIcon };

const administration: readonly MenuItem[] = [
  { name: 'Feedbacks', to: paths.feedbackDashboard.to(), Icon: CommentIcon },
  { name: 'Manage Plans', to: paths.managePlans.to(), Icon: TagsIcon },
  { name: 'Refund', to: paths.refund.to(), Icon: RefundIcon },
  { name: 'QLink', to: paths.qlink.to(), Icon: LinkIcon },
  { name: 'Admin Portal', to: paths.adminPortal.to(), Icon: SendIcon },
];

/** Main menu of a role. Performance and Study are for students only. */
export function menuFor(role: Role | undefined): readonly MenuItem[] {
  const may = role && permissions[role];
  return [
    createQuiz,
    history,
    ...(may?.performance === true ? [performance] : []),
    ...(may?.study === true ? [study] : []),
    subscriptions,
    settings,
    ...(may?.administration === true ? administration : []),
  ];
}
