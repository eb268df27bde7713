import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { toggleName } from '@/domain/quiz/picker/pickerModel';
import { MEDICAL_CATEGORY_KEYS, type MedicalCategoriesMap } from '@/shared/api/category';
import { CloseIcon } from '@/shared/icons/icons';
import { IconAction } from '@/shared/ui/controls/IconAction';

/** With more selected names only their number is shown, and 'Show chosen' lists them. */
const CHIPS = 8;

const BOX = { padding: '8px 14px 12px', borderTop: 1, borderColor: 'divider' };

const CHIP = {
  flexWrap: 'nowrap',
  maxWidth: '100%',
  pl: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'primary.soft',
};

const REMOVE = {
  minWidth: 0,
  minHeight: 0,
  width: 28,
  height: 28,
  padding: 0,
  borderRadius: '50%',
  '@media (pointer: coarse)': { width: 36, height: 36 },
};

interface ChosenTopicsProps {
  readonly chosen: MedicalCategoriesMap;
  /** The lists show the selected names instead of the search results. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChange: (changed: Partial<MedicalCategoriesMap>) => void;
}

/** Selection of this search and earlier ones; each name can be removed. */
export function ChosenTopics({ chosen, isShown, onShow, onChange }: ChosenTopicsProps) {
  const total = chosen.topics.length + chosen.subtopics.length;
  const names = MEDICAL_CATEGORY_KEYS.flatMap((key) =>
    chosen[key].slice(0, CHIPS).map((name) => ({ key, name })),
  ).slice(0, CHIPS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that is clicked is removed or disabled with what it removes.
  const remove = (changed: Partial<MedicalCategoriesMap>): void => {
    heading.current?.focus();
    onChange(changed);
  };
  return (
    <Box component="section" aria-label="Chosen topics" sx={BOX}>
      <Stack direction="row" spacing="4px 14px">
        <Typography
          component="h2"
          variant="subtitle2"
          ref={heading}
          tabIndex={-1}
          sx={{ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${total} chosen`}
        </Typography>
        <Link
          component="button"
          type="button"
          variant="body2"
          disabled={total === 0 && !isShown}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        >
          Show chosen
        </Link>
        <Link
          component="button"
          type="button"
          variant="body2"
          disabled={total === 0}
          onClick={() => remove({ topics: [], subtopics: [] })}
        >
          Remove all
        </Link>
      </Stack>
      <Stack component="ul" direction="row" spacing={0.75} sx={{ mt: 0.5 }}>
        {names.map(({ key, name }) => (
          <Stack key={`${key} ${name}`} component="li" direction="row" spacing={0} sx={CHIP}>
            <Typography component="span" variant="body2" noWrap>
              {name}
            </Typography>
            <IconAction
              label={`Remove ${name}`}
              sx={REMOVE}
              onClick={() => remove({ [key]: toggleName(chosen[key], name) })}
            >
              <CloseIcon size={14} />
            </IconAction>
          </Stack>
        ))}
        {total > names.length && (
          <Typography component="li" variant="note">{`and ${total - names.length} more`}</Typography>
        )}
      </Stack>
    </Box>
  );
}
