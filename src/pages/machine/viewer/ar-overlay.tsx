import { useSharedData } from '../../../rendering/providers.tsx'

/** Controls over the camera's view in AR. */
export function ArOverlay() {
  const { t } = useSharedData()
  return (
    <div className="viewer__hall" data-hall-view="" hidden>
      <p
        role="status"
        data-hall-status=""
        data-find={t('viewer.hall.find')}
        data-place={t('viewer.hall.place')}
        data-placed={t('viewer.hall.placed')}
      />
      <div>
        <button className="button" type="button" data-hall-turn="left">
          {t('viewer.hall.turnLeft')}
        </button>
        <button className="button" type="button" data-hall-turn="right">
          {t('viewer.hall.turnRight')}
        </button>
        <button className="button" type="button" data-hall-close="">
          {t('viewer.hall.close')}
        </button>
      </div>
    </div>
  )
}
