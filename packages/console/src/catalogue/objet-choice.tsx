import { useQueryClient } from '@tanstack/react-query';
import { nameQuery } from '../resource/values/choix.query.ts';
import { RefChoice } from './ref-choice.tsx';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null, nom: string) => void;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly labelHidden?: boolean;
  readonly error?: string | undefined;
}

/** An objet of the catalogue, found by typing its name. */
export function ObjetChoice({ value, onChange, placeholder = 'Rechercher un objet…', ...others }: Props) {
  const queries = useQueryClient();
  return (
    <RefChoice
      {...others}
      to="objet"
      placeholder={placeholder}
      value={value === null ? null : { ref: 'objet', id: value }}
      onChange={(next) => {
        // An objet that was offered is known by name: it is remembered with its name.
        const choix = next && queries.getQueryData(nameQuery('objet', next.id).queryKey);
        onChange(next?.id ?? null, choix?.titre ?? '');
      }}
    />
  );
}
