import { styled } from '@mui/material/styles';
import { LogoMark } from '@/shared/icons/Logo';
import { weights } from '@/shared/theme/tokens';

const Name = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: weights.bold,
  lineHeight: 1,
  letterSpacing: '-0.015em',
});

/** Mark and name, on pages without a header. */
export function Brand() {
  return (
    <Name>
      <LogoMark size={32} />
      QLearn
    </Name>
  );
}
