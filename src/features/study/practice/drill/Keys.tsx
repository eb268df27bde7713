import { styled } from '@mui/material/styles';

/** Hidden where there is no keyboard. */
export const Keys = styled('span')({ '@media (hover: none)': { display: 'none' } });
