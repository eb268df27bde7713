import { styled } from '@mui/material/styles';

/** Keys are of no use where there is no keyboard. */
export const Keys = styled('span')({ '@media (hover: none)': { display: 'none' } });
