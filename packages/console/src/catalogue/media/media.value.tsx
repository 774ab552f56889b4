import { useQuery } from '@tanstack/react-query';
import { idIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { ApercuMedia } from './apercu-media.tsx';
import classes from './media.module.css';
import { mediaQuery } from './media.queries.ts';

/** A media that a field refers to: its small view and its title. */
export default function MediaValue({ value }: ValueProps) {
  const id = idIn(value);
  const { data } = useQuery({ ...mediaQuery(id ?? 0), enabled: id !== null });
  if (id === null) return <span className={classes.cut}>—</span>;
  return (
    <span className={classes.value}>
      <ApercuMedia genre={data?.genre ?? 'photo'} adresse={data?.apercu ?? null} size="row" />
      <span className={classes.cut}>{data?.titre ?? (data === null ? `n°\u00a0${id}` : '…')}</span>
    </span>
  );
}
