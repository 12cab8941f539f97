import { useSharedData } from '../../../rendering/providers.tsx'

/** Controls over the camera's view in AR. */
export function ArOverlay() {
  const { t } = useSharedData()
  return (
    <div className="viewer__ar" data-ar-overlay="" hidden>
      <p
        role="status"
        data-ar-status=""
        data-find={t('viewer.ar.find')}
        data-place={t('viewer.ar.place')}
        data-placed={t('viewer.ar.placed')}
      />
      <div>
        <button className="button" type="button" data-ar-turn="left">
          {t('viewer.ar.turnLeft')}
        </button>
        <button className="button" type="button" data-ar-turn="right">
          {t('viewer.ar.turnRight')}
        </button>
        <button className="button" type="button" data-ar-close="">
          {t('viewer.ar.close')}
        </button>
      </div>
    </div>
  )
}
