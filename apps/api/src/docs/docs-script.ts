/** Draws the reference with Swagger UI; runs in the browser. */
export const DOCS_SCRIPT = `'use strict';
const { document: url, key } = document.getElementById('reference').dataset;

/** Swagger UI's own filter knows only names of groups; this one finds operations by path, summary and id. */
const findOperations = () => ({
  fn: {
    opsFilter(groups, phrase) {
      const wanted = phrase.toLowerCase();
      const matches = (item, group) =>
        [group, item.get('method'), item.get('path'), item.getIn(['operation', 'summary']), item.getIn(['operation', 'operationId'])]
          .join(' ').toLowerCase().includes(wanted);
      return groups
        .map((group, name) => group.update('operations', (items) => items.filter((item) => matches(item, name))))
        .filter((group) => group.get('operations').size > 0);
    },
  },
});

const reference = SwaggerUIBundle({
  url,
  dom_id: '#reference',
  plugins: [findOperations],
  filter: true,
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: !key,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 2,
  defaultModelsExpandDepth: 0,
  showCommonExtensions: true,
  validatorUrl: null,
  onComplete: () => key && reference.preauthorizeApiKey('key', key),
});
`;
