import { formatNumber, LARGEST_BULK, LARGEST_PAGE, numberOrMore } from '@bridge/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useListContext } from '../list.context.ts';
import { fieldsOf, searchOf } from '../state/list-request.ts';

/** Extends the selection from the whole page to all the results, up to the limit of one action. */
export function SelectAll() {
  const { resource, list, rows, selection, nameOf } = useListContext();
  const { total = 0 } = rows;
  const wanted = Math.min(total, LARGEST_BULK);
  const taking = useMutation({
    mutationFn: async () => {
      const pages = Array.from({ length: Math.ceil(wanted / LARGEST_PAGE) }, (_, rank) => rank + 1);
      const search = { ...searchOf(list.state), itemsPerPage: LARGEST_PAGE, fields: fieldsOf(resource, []) };
      const answers = await Promise.all(pages.map((page) => call(resource.calls.list, { query: { ...search, page } })));
      return answers.flatMap(({ items }) => items).slice(0, LARGEST_BULK);
    },
    onSuccess: (records) => selection.replace(records.map((record) => ({ id: record.id, titre: nameOf(record) }))),
  });
  if (selection.share !== 'all' || selection.selected.size >= wanted) return null;
  return (
    <Button variant="subtle" size="xs" loading={taking.isPending} onClick={() => taking.mutate()}>
      {total > LARGEST_BULK
        ? `Sélectionner les ${LARGEST_BULK} premiers résultats sur ${numberOrMore(total, rows.plus)}`
        : `Sélectionner les ${formatNumber(total)} résultats`}
    </Button>
  );
}
