import type { GenreDeMedia, Support } from '@bridge/contract';
import { type ControlWords, LabelledControl } from '../labelled-control.tsx';
import { MediaControl } from './media-control.tsx';

interface Props extends ControlWords {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  /** The genres that may be picked; all genres when absent. */
  readonly genres?: readonly GenreDeMedia[];
  /** Where the media will be shown: only media whose rights allow it are offered. */
  readonly support?: Support;
}

/** A media picked from the médiathèque, an objet or a file, for a part of a document that is no form field. */
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
