import { fileSchema, readFile } from '@bridge/contract';
import { addressOf } from '../../api/request.ts';
import classes from './value.module.css';

interface Props {
  readonly value: unknown;
  readonly density: 'line' | 'full';
}

/** The picture and the name of a file. */
export function FileValue({ value, density }: Props) {
  const { data: file } = fileSchema.safeParse(value);
  if (!file) return null;
  const address = addressOf(readFile, { params: { id: file.id } });
  return (
    <span className={density === 'line' ? classes.word : undefined}>
      <img
        className={classes.thumbnail}
        src={address}
        alt=""
        loading="lazy"
        style={density === 'full' ? TALL : undefined}
      />
      <span className={classes.cut}>{file.nom}</span>
    </span>
  );
}

const TALL = { maxHeight: '10rem' };
