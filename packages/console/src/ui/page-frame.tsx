import { useElementSize } from '@mantine/hooks';
import { withoutScripts } from './html/html-page.ts';
import classes from './page-frame.module.css';

interface Props {
  readonly title: string;
  /** A whole page. */
  readonly page: string;
  /** Of the screen that it is drawn for, in pixels; that of its place when absent. */
  readonly largeur?: number | undefined;
  /** Of a screen that is as high as that: it is shown in its proportions. */
  readonly hauteur?: number | undefined;
  readonly size?: 'small' | 'medium' | 'tall' | 'whole';
  /** Whether frames in it run what they hold, under the policies that they come with. */
  readonly cadresVivants?: boolean;
}

/** A page in a frame: nothing of it runs, it has no cookie, nothing of it reaches the console. */
export function PageFrame({ title, page, largeur, hauteur, size = 'medium', cadresVivants = false }: Props) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  // What is wider than its place is shown smaller rather than cut: a page is judged whole.
  const scale = largeur === undefined || room === 0 ? 1 : Math.min(1, room / largeur);
  return (
    <div
      ref={ref}
      className={classes.window}
      data-size={size}
      data-narrow={(largeur !== undefined && room > largeur) || undefined}
      style={hauteur === undefined ? undefined : { height: 'auto', aspectRatio: `${largeur} / ${hauteur}` }}
    >
      <iframe
        className={classes.frame}
        title={title}
        sandbox={cadresVivants ? 'allow-scripts' : ''}
        srcDoc={cadresVivants ? withoutScripts(page) : page}
        style={
          largeur === undefined
            ? { width: '100%' }
            : { width: largeur, height: `${100 / scale}%`, transform: `scale(${scale})` }
        }
      />
    </div>
  );
}
