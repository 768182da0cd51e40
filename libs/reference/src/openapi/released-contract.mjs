import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Names the file that keeps the released form of a contract.
 * @param {string} file generated contract, such as `docs/openapi.json`
 * @returns {string} `docs/released/openapi.json.br`
 */
export function releasedFile(file) {
  return `${file.replace('docs/', 'docs/released/')}.br`;
}

/**
 * Compresses the text of a contract by brotli. One version of Node gives the same bytes for the same text.
 * @param {string} text JSON
 * @returns {Buffer}
 */
export function packContract(text) {
  const size = Buffer.byteLength(text);
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
}

/**
 * Returns the text that `packContract` compressed.
 * @param {Uint8Array} bytes
 * @returns {string} JSON
 * @throws for bytes that are not brotli
 */
export function unpackContract(bytes) {
  return brotliDecompressSync(bytes).toString('utf8');
}
