import { useProgressWhileMounted } from './progress.ts';
import classes from './shell.module.css';

/** The outline of the console while its code or its person is loading: nothing moves when they come. */
export function ShellSkeleton() {
  useProgressWhileMounted();
  return (
    <div className={classes.shell} aria-busy="true">
      <div className={classes.aside} data-placeholder />
      <div className={classes.content}>
        <div className={classes.header} data-placeholder />
      </div>
    </div>
  );
}
