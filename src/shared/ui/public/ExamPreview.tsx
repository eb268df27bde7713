import { styled } from '@mui/material/styles';
import { TickIcon } from '@/shared/icons/publicIcons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const options = ['Left anterior descending', 'Right coronary', 'Left circumflex', 'Left main'];
const right = 1;

const Frame = styled('div')({
  maxWidth: 480,
  padding: '20px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  '& p': { margin: '0 0 14px' },
  '& ol': { display: 'grid', gap: 2, margin: '0 0 14px', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, padding: '5px 8px', borderRadius: 6 },
  '& li[data-right]': {
    backgroundColor: vars.palette.success.soft,
    color: vars.palette.success.main,
    fontWeight: weights.medium,
  },
  '& li svg': { marginLeft: 'auto' },
});

const Head = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: 10,
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.disabled,
  font: vars.font.caption,
  fontVariantNumeric: 'tabular-nums',
});

const Ring = styled('span')({
  width: 14,
  height: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  borderRadius: '50%',
  '[data-right] > &': { border: `4.5px solid ${vars.palette.success.main}` },
});

const Why = styled('p')({
  '&&': { margin: 0 },
  paddingLeft: 12,
  borderLeft: `2px solid ${vars.palette.success.main}`,
  color: vars.palette.text.secondary,
  font: vars.font.body2,
});

/** A sample question beside the form; hidden from screen readers. */
export function ExamPreview() {
  return (
    <Frame aria-hidden="true">
      <Head>
        <span>Item 12 of 40</span>
        <span>48:30</span>
      </Head>
      <p>
        A 58-year-old man has had crushing chest pain for 40 minutes. The ECG shows ST elevation in leads II,
        III and aVF. Which artery is most likely occluded?
      </p>
      <ol>
        {options.map((option, at) => (
          <li key={option} data-right={at === right || undefined}>
            <Ring />
            {`${'ABCD'.charAt(at)}. ${option}`}
            {at === right && <TickIcon size={18} />}
          </li>
        ))}
      </ol>
      <Why>
        Leads II, III and aVF look at the inferior wall, which the right coronary artery supplies in most
        people.
      </Why>
    </Frame>
  );
}
