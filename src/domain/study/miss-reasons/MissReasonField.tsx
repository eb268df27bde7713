import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { labelsOf } from '@/domain/question/questionLabels';
import { useUser } from '@/domain/session/currentUser';
import type { Question } from '@/shared/api/question';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { serverNow } from '@/shared/storage/serverClock';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { useWriteProgress } from '@/shared/storage/writeProgress';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import {
  COUNTED_RULE_LENGTH,
  MAX_RULE_LENGTH,
  MISS_REASONS,
  type MissedQuestion,
  type MissOrigin,
  REASON_NAMES,
  reasonIn,
  withReason,
  withRule,
} from './missReasonModel';
import { missReasons } from './missReasonRecord';

/** The status says that the rule is saved after this time without a change. */
const SAVED_AFTER_MS = 300;

interface MissReasonFieldProps {
  readonly questionId: string;
  /** Undefined if the bank no longer has it. */
  readonly question: Question | undefined;
  readonly origin: MissOrigin;
  /** Whether the answer was changed away from the key. */
  readonly leftTheKey?: boolean;
}

/** Why a question was missed, and the student's rule for the next time. Each change is written in its event. */
export function MissReasonField({ questionId, question, origin, leftTheKey = false }: MissReasonFieldProps) {
  const { id: userId } = useUser();
  const { state, data: stored } = useDeviceRecord(missReasons, questionId);
  const [typed, setTyped] = useState<string>();
  const isLoaded = state.status !== 'pending';
  const known = stored?.rule ?? '';
  // A rule of spaces only is not stored, but stays in the field.
  const rule = typed !== undefined && typed.trim() === known.trim() ? typed : known;
  const reason = reasonIn(stored, origin.quizId);

  const write = (change: (missed: MissedQuestion, now: number) => MissedQuestion): void => {
    const now = Math.max(serverNow(), (stored?.updatedAt ?? 0) + 1);
    const missed = stored ?? {
      questionId,
      rule: '',
      ruleAt: 0,
      entries: [],
      labels: labelsOf(question),
      updatedAt: now,
    };
    void missReasons.write(userId, questionId, change(missed, now));
  };
  const options = MISS_REASONS.filter((option) => option !== 'changed' || leftTheKey || reason === 'changed');
  return (
    <Stack role="presentation" spacing={1} sx={{ mt: 1.5 }} onKeyDown={keepArrows}>
      <Stack direction="row" spacing="4px 12px" sx={{ alignItems: 'flex-end' }}>
        <RadioField
          label="Why I missed it"
          value={reason}
          options={options.map((value) => ({ value, name: REASON_NAMES[value] }))}
          onChange={(chosen) => {
            if (isLoaded) write((missed, now) => withReason(missed, origin, chosen, now));
          }}
        />
        <Button
          color="inherit"
          aria-disabled={reason === undefined}
          onClick={() => {
            if (reason !== undefined) write((missed, now) => withReason(missed, origin, undefined, now));
          }}
        >
          Clear reason
        </Button>
      </Stack>
      <TextField
        label="My rule in one sentence"
        size="small"
        value={rule}
        readOnly={!isLoaded}
        autoComplete="off"
        slotProps={{ input: { maxLength: MAX_RULE_LENGTH, dir: 'auto' } }}
        helper={rule.length >= COUNTED_RULE_LENGTH ? `${rule.length} of ${MAX_RULE_LENGTH}` : undefined}
        onChange={({ target }) => {
          const next = target.value.slice(0, MAX_RULE_LENGTH);
          setTyped(next);
          write((missed, now) => withRule(missed, next, now));
        }}
      />
      <RuleStatus stored={stored} isTyped={typed !== undefined} />
    </Stack>
  );
}

interface RuleStatusProps {
  readonly stored: MissedQuestion | undefined;
  readonly isTyped: boolean;
}

/** Its line is reserved, so that nothing below moves. */
function RuleStatus({ stored, isTyped }: RuleStatusProps) {
  const isVolatile = useStorageVolatile();
  const progress = useWriteProgress(missReasons.store.name);
  const rule = stored?.rule ?? '';
  const isQuiet = useDebouncedValue(rule, SAVED_AFTER_MS) === rule;
  const isSaved = isTyped && rule !== '' && isQuiet && progress === 'done';
  return (
    <Typography
      variant="body2"
      role="status"
      color={isVolatile ? 'warning' : 'textSecondary'}
      sx={{ minHeight: '1.5em' }}
    >
      {isVolatile ? 'Not saved – this browser blocks storage.' : isSaved && 'Rule saved'}
    </Typography>
  );
}

/** Here the arrow keys move between the radios, or the cursor, not between the items of the exam. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}
