import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { StateMessage } from '@/shared/ui/states/StateMessage';

/** An exam path whose item is not a number: no call is made. */
export function ItemNotFound() {
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
