import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LogoMark } from '@/shared/icons/publicIcons';
import { weights } from '@/shared/theme/tokens';

const BrandName = styled(Typography)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.25rem',
  fontWeight: weights.bold,
  lineHeight: 1,
  letterSpacing: '-0.015em',
});

export function Brand() {
  return (
    <BrandName translate="no">
      <LogoMark size={32} />
      QLearn
    </BrandName>
  );
}
