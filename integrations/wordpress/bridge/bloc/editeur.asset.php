<?php
/**
 * What the script of the editor needs before it.
 *
 * @package Bridge
 */

return array(
	'dependencies' => array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-server-side-render', 'wp-i18n' ),
	'version'      => '1.0.0',
);
