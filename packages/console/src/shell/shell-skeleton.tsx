import { useProgressWhileMounted } from './progress.ts';
import classes from './shell.module.css';

/** The frame of the console while its code or its person is being loaded: what comes next moves nothing. */
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
