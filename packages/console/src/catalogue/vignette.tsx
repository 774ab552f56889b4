import { Picture } from './picture.tsx';
import { lookOfType } from './type-look.ts';
import classes from './vignette.module.css';

interface Props {
  readonly url: string;
  /** Type of the objet, whose icon replaces a missing picture. */
  readonly type: unknown;
  readonly size?: 'row' | 'card' | 'head';
}

const ICONS = { row: 16, card: 28, head: 36 } as const;

/** The picture of an objet, or the icon of its type. Hidden from screen readers: the name beside it says the rest. */
export function Vignette({ url, type, size = 'row' }: Props) {
  const { icon: Icon } = lookOfType(type);
  const icon = <Icon size={ICONS[size]} stroke={1.5} aria-hidden />;
  return (
    <span className={classes.vignette} data-size={size}>
      <Picture url={url} alt="" meanwhile={icon}>
        {icon}
      </Picture>
    </span>
  );
}
