import type { GenreDeMedia, Support } from '@bridge/contract';
import { type ControlWords, LabelledControl } from '../labelled-control.tsx';
import { MediaControl } from './media-control.tsx';

interface Props extends ControlWords {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  /** What may be picked; all genres when absent. */
  readonly genres?: readonly GenreDeMedia[];
  /** Where it will be shown: only what its rights allow there is offered. */
  readonly support?: Support;
}

/** A media of the médiathèque, found, taken from an objet or dropped: for a part of a document that is no field of a form. */
export function ChoixDeMedia({ value, onChange, genres, support, ...words }: Props) {
  return (
    <LabelledControl {...words}>
      {({ id, describedBy }) => (
        <MediaControl
          id={id}
          label={words.label}
          value={value}
          onChange={onChange}
          genres={genres}
          support={support}
          describedBy={describedBy}
        />
      )}
    </LabelledControl>
  );
}
