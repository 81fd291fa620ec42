/**
 * What is asked of an open page, in a world of its own that the page's scripts cannot change. As texts: this program has
 * no browser's types, and nothing of it goes into the page.
 */

/** Changes while the page is being drawn; `0` at its end means that it shows no words. */
export const LOOK = `(() => {
  const words = document.body ? document.body.innerText.trim().length : 0;
  return [document.getElementsByTagName('*').length, location.href, words].join(' ');
})()`;

/**
 * The page as HTML, or null where it is longer than \`most\` characters. Parts that stand in shadow trees are put where
 * they are seen; scripts are left out, but for the data in them.
 */
export function snapshotScript(most: number): string {
  return `(() => {
  const flatten = (root) => {
    for (const host of root.querySelectorAll('*')) {
      const shadow = host.shadowRoot;
      if (!shadow) continue;
      flatten(shadow);
      for (const slot of shadow.querySelectorAll('slot')) {
        const given = slot.assignedNodes({ flatten: true });
        if (given.length > 0) slot.replaceWith(...given);
      }
      host.replaceChildren(...shadow.childNodes);
    }
  };
  flatten(document);
  const machinery = 'script:not([type="application/ld+json"]),style,noscript,template,iframe';
  for (const part of document.querySelectorAll(machinery)) part.remove();
  const html = '<!doctype html>' + document.documentElement.outerHTML;
  return html.length > ${most} ? null : html;
})()`;
}
