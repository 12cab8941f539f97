import { hatch, line, outline, type Ring, smooth } from '../geometry.ts'
import { Dimension } from '../sheet.tsx'

/** Silicone spoon: plan with its mould parting line, and side view with the bowl in section. */
export function Spoon() {
  return (
    <>
      <Plan />
      <Side />
      <path className="thin" d={`${line(52, 196, 52, 548)}${line(752, 196, 752, 548)}${line(300, 196, 300, 504)}`} />
      <Dimension from={[52, 496]} to={[300, 496]} />
      <Dimension from={[52, 540]} to={[752, 540]} />
      <path className="thin" d={`${line(176, 80, 18, 80)}${line(176, 280, 18, 280)}`} />
      <Dimension from={[26, 80]} to={[26, 280]} />
    </>
  )
}

function Plan() {
  return (
    <>
      <path
        className="fill"
        d="M52 180C52 112 104 80 176 80C244 80 276 124 300 150C316 164 340 166 372 165L700 150A30 30 0 0 1 700 210L372 195C340 194 316 196 300 210C276 236 244 280 176 280C104 280 52 248 52 180z"
      />
      <path
        className="solid"
        d="M74 180C74 128 116 100 178 100C234 100 262 136 280 158C292 172 292 188 280 202C262 224 234 260 178 260C116 260 74 232 74 180z"
      />
      <path
        className="thin"
        d="M104 180C104 146 134 126 178 126C216 126 238 150 250 166C256 175 256 185 250 194C238 210 216 234 178 234C134 234 104 214 104 180z"
      />
      <path className="thin" d="M360 180L640 180M360 174L640 168M360 186L640 192" />
      <path className="solid" d="M700 168a12 12 0 1 0 0 24a12 12 0 1 0 0 -24z" />
      <path className="axis" d={`${line(30, 180, 774, 180)}${line(178, 62, 178, 298)}`} />
    </>
  )
}

/** Wall of the bowl and the steel or hard core that stiffens the handle. */
function Side() {
  const under: Ring = [
    [52, 364],
    [62, 392],
    [92, 420],
    [136, 436],
    [180, 440],
    [224, 434],
    [262, 414],
    [296, 390],
    [340, 380],
    [400, 376],
  ]
  const inside: Ring = [
    [400, 352],
    [330, 356],
    [288, 364],
    [254, 384],
    [222, 402],
    [180, 410],
    [138, 406],
    [102, 394],
    [78, 376],
    [68, 360],
  ]
  const bowl = [...smooth(under), ...smooth(inside)]
  return (
    <>
      <path className="hatch" d={`${hatch([bowl], 9)}${hatch([bowl], 9, 'falling')}`} />
      <path d={outline(bowl)} />
      <path className="fill" d="M400 352L706 340Q750 340 752 354Q750 370 706 368L400 376z" />
      <path d="M400 346Q392 356 400 364T400 382" />
      <path className="hidden" d="M412 359L690 349Q706 352 690 359L412 369z" />
      <path className="axis" d={line(178, 340, 178, 456)} />
      <path className="thin" d={line(66, 364, 300, 362)} />
    </>
  )
}
