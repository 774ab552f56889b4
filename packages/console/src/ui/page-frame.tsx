import { useElementSize } from '@mantine/hooks';
import classes from './page-frame.module.css';

interface Props {
  readonly title: string;
  /** A whole page. */
  readonly page: string;
  /** Of the screen that it is drawn for, in pixels; that of its place when absent. */
  readonly largeur?: number | undefined;
  readonly size?: 'small' | 'medium' | 'tall' | 'whole';
}

/** A page in a frame: nothing in it runs, it has no cookie, nothing of it reaches the console. */
export function PageFrame({ title, page, largeur, size = 'medium' }: Props) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  // What is wider than its place is shown smaller rather than cut: a page is judged whole.
  const scale = largeur === undefined || room === 0 ? 1 : Math.min(1, room / largeur);
  return (
    <div ref={ref} className={classes.window} data-size={size}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox=""
        srcDoc={page}
        style={
          largeur === undefined
            ? { width: '100%' }
            : { width: largeur, height: `${100 / scale}%`, transform: `scale(${scale})` }
        }
      />
    </div>
  );
}
