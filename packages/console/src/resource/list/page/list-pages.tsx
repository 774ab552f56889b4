import { ActionIcon, Button, Group, NativeSelect, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { TABULAR } from '../../../ui/theme/theme.ts';
import { useListContext } from '../list.context.ts';
import { PAGE_SIZES } from '../state/list-state.ts';
import { stepProps } from '../step-props.ts';
import { isFollowed, lastPage, spanOf } from './pages.rules.ts';

/** The span of the rows shown, and the links to other pages. */
export function ListPages() {
  const { list, rows, phone } = useListContext();
  const { page, itemsPerPage } = list.state;
  const { total, plus: isMore } = rows;
  if (total === undefined || total === 0) return null;
  const last = lastPage(total, itemsPerPage);
  const shown = { page, itemsPerPage, shown: rows.items.length, total, isMore };
  const isEnd = !isFollowed(shown);
  const go = (to: number) => {
    list.change({ page: to });
    // Cards scroll with the page: the next page of cards starts at the top.
    if (phone) window.scrollTo(0, 0);
  };
  const steps = [
    { label: 'Première page', icon: IconChevronsLeft, to: 1, off: page <= 1 },
    { label: 'Page précédente', icon: IconChevronLeft, to: page - 1, off: page <= 1 },
    { label: 'Page suivante', icon: IconChevronRight, to: page + 1, off: isEnd },
    { label: 'Dernière page', icon: IconChevronsRight, to: last, off: isEnd || isMore },
  ];
  return (
    <Group component="nav" aria-label="Pages de la liste" justify="space-between" gap="sm">
      <Group gap="xs">
        <Text c="dimmed" style={TABULAR}>
          {spanOf(shown)}
        </Text>
        {isMore && (
          <Button variant="subtle" size="compact-sm" loading={rows.counting} onClick={rows.countAll}>
            Compter tout
          </Button>
        )}
      </Group>
      <Group gap="sm">
        {total > PAGE_SIZES[0] && (
          <NativeSelect
            size="xs"
            aria-label="Lignes par page"
            data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} par page` }))}
            value={String(itemsPerPage)}
            onChange={({ currentTarget }) =>
              list.change({
                itemsPerPage: PAGE_SIZES.find((size) => String(size) === currentTarget.value) ?? itemsPerPage,
              })
            }
          />
        )}
        {last > 1 && (
          <Group gap={4} wrap="nowrap">
            {steps.map(({ label, icon: Icon, to, off }) => (
              <ActionIcon
                key={label}
                variant="default"
                size={phone ? 36 : 28}
                aria-label={label}
                {...stepProps(off, () => go(to))}
              >
                <Icon size={16} aria-hidden />
              </ActionIcon>
            ))}
          </Group>
        )}
      </Group>
    </Group>
  );
}
