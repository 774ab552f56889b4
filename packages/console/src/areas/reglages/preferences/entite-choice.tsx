import { Select } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { branchQuery } from './branch.query.ts';

interface Props {
  readonly label: string;
  readonly value: number | null;
  /** Id of the entity left out: nobody copies from their own. */
  readonly except?: number;
  readonly onChoose: (entite: number) => void;
}

/** A choice among the entities of the person's branch. */
export function EntiteChoice({ label, value, except, onChoose }: Props) {
  const { data } = useQuery(branchQuery);
  const items = (data?.items ?? []).filter(({ id }) => id !== except);
  return (
    <Select
      label={label}
      data={items.map(({ id, nom }) => ({ value: String(id), label: nom }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => chosen !== null && onChoose(Number(chosen))}
      allowDeselect={false}
      searchable={items.length > 8}
      nothingFoundMessage="Aucune entité ne correspond."
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
