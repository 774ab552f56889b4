import { findPage, PAGES, resourceById } from '@bridge/contract';
import { formNotes, formPanels, formPreviews, goesOn, panelsFirst } from '../areas/panels.ts';
import { useTab } from '../shell/tab.ts';
import { ResourceForm } from './form/resource-form.tsx';

/** The `create`, `edit/:id` and `view/:id` pages of whatever is declared as a resource. */
export default function ResourceFormScreen() {
  const { path } = useTab();
  const page = findPage(PAGES, path)?.page;
  const resource = resourceById(page?.resource ?? '');
  if (!page || !resource) throw new Error(`No resource is declared for ${path}`);
  const id = /\d+$/.exec(path)?.[0];
  return (
    <ResourceForm
      resource={resource}
      id={id === undefined ? null : Number(id)}
      preview={formPreviews[resource.id]}
      panels={formPanels[resource.id]}
      panelsFirst={panelsFirst.has(resource.id)}
      notes={formNotes[resource.id]}
      goesOn={goesOn[resource.id]}
      readOnly={page.id.endsWith('.view')}
    />
  );
}
