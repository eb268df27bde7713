import styles from './page.module.css';
import { usePageTitle } from './usePageTitle';

/** The h1 of a screen behind the door; it names the document too and takes focus when the route changes. */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = usePageTitle(children);
  return (
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
