import { useElementSize } from '@mantine/hooks';
import { withoutScripts } from './html/html-page.ts';
import classes from './page-frame.module.css';

interface Props {
  readonly title: string;
  /** The HTML of a whole page. */
  readonly page: string;
  /** Width in pixels of the screen that the page is drawn for; that of its place when absent. */
  readonly largeur?: number | undefined;
  /** Height in pixels of that screen: the page is then shown in its proportions. */
  readonly hauteur?: number | undefined;
  readonly size?: 'small' | 'medium' | 'tall' | 'whole';
  /** Whether frames in the page run their content, under their own policies. */
  readonly cadresVivants?: boolean;
}

/** A page in a frame: it runs no script, has no cookie, and cannot reach the console. */
export function PageFrame({ title, page, largeur, hauteur, size = 'medium', cadresVivants = false }: Props) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  // A page wider than its place is scaled down rather than cut, since a page is judged whole.
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
