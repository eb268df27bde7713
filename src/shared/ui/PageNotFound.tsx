import { Link } from 'react-router-dom';
import { paths } from '@/shared/navigation/paths';
import { PageTitle } from './PageTitle';
import { StateMessage } from './StateMessage';

/** An address of ours whose parameter cannot be one: nothing is asked of the server (robustness 16). */
export function PageNotFound() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <StateMessage
        tone="empty"
        text="There is no page at this address."
        action={<Link to={paths.createQuiz.to()}>Go to the home page</Link>}
      />
    </>
  );
}
