import { idOf, refOf } from './ref';

const id = '0193d4b1-7c00-7abc-8def-0123456789ab';

describe('references', () => {
  it('[D-1] have the prefix and 26 base32 characters of the id, and lead back to it', () => {
    const ref = refOf('prd', id);
    expect(ref).toMatch(/^prd_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(idOf('prd', ref)).toBe(id);
  });

  it('[D-1] agree with the published TypeID vectors', () => {
    expect(refOf('prd', '00000000-0000-0000-0000-000000000000')).toBe('prd_00000000000000000000000000');
    expect(refOf('prd', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('prd_7zzzzzzzzzzzzzzzzzzzzzzzzz');
    expect(refOf('prd', '01890a5d-ac96-774b-bcce-b302099a8057')).toBe('prd_01h455vb4pex5vsknk084sn02q');
  });

  it.each([
    '',
    'prd_',
    'var_01h455vb4pex5vsknk084sn02q',
    'prd_81h455vb4pex5vsknk084sn02q',
    'prd_01H455VB4PEX5VSKNK084SN02Q',
    'prd_01h455vb4pex5vsknk084sn02',
  ])('lead nowhere when they are malformed or of another kind: %p', (ref) => {
    expect(idOf('prd', ref)).toBeUndefined();
  });

  it('may be looked up among several kinds', () => {
    expect(idOf(['var', 'pko'], refOf('pko', id))).toBe(id);
  });
});
