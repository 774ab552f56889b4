/* The block in the editor: its settings beside, and what visitors will see. Written for the browser as it is: nothing is built. */
((wp) => {
  const { createElement, Fragment } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl } = wp.components;
  const { __ } = wp.i18n;

  const GENRES = [
    { value: 'liste', label: __('Liste', 'bridge') },
    { value: 'fiche', label: __('Fiche', 'bridge') },
    { value: 'carte', label: __('Carte', 'bridge') },
  ];
  const TEXTES = [
    ['code', __('Code', 'bridge'), __('La fin de son adresse. Pour une fiche : type/nom-commune-numéro.', 'bridge')],
    ['site', __('Code du site', 'bridge'), __('Vide : celui des réglages.', 'bridge')],
    ['langue', __('Langue', 'bridge'), __('Deux lettres. Vide : celle du site.', 'bridge')],
  ];

  function Edit({ attributes, setAttributes }) {
    const change = (name) => (value) => setAttributes({ [name]: value });
    const fields = TEXTES.map(([name, label, help]) =>
      createElement(TextControl, { key: name, label, help, value: attributes[name], onChange: change(name) }),
    );
    const genre = createElement(SelectControl, {
      label: __('Contenu', 'bridge'),
      value: attributes.genre,
      options: GENRES,
      onChange: change('genre'),
    });
    const shown = attributes.code
      ? createElement(wp.serverSideRender, { block: 'bridge/contenu', attributes })
      : createElement(Placeholder, {
          label: 'Bridge',
          instructions: __('Indiquez le code de la liste, de la fiche ou de la carte.', 'bridge'),
        });
    return createElement(
      Fragment,
      null,
      createElement(InspectorControls, null, createElement(PanelBody, { title: 'Bridge' }, genre, fields)),
      createElement('div', useBlockProps(), shown),
    );
  }

  wp.blocks.registerBlockType('bridge/contenu', { edit: Edit, save: () => null });
})(window.wp);
